import { expect, test } from "vitest";
import { type PasswordProblem, passwordProblem } from "./password-rules.ts";

const known = ["Maya Lindqvist", "maya@amiva.example", "AMIVA+"];

test.each<[string, PasswordProblem | undefined]>([
  ["correct horse battery", undefined],
  ["Tr0ub4dor&3xyzzy", undefined],
  ["four quiet lanterns", undefined],
  ["日本語のながいパスワードです", undefined],
  ["short", "short"],
  ["elevenchars", "short"],
  ["x".repeat(129), "long"],
  ["passwordpassword", "guessable"],
  ["Password123456", "guessable"],
  ["welcome2026!!", "guessable"],
  ["123456789012", "guessable"],
  ["098765432109", "guessable"],
  ["qwertyuiopasdf", "guessable"],
  ["1qaz2wsx3edc", "guessable"],
  ["q1w2e3r4t5y6", "guessable"],
  ["zaq12wsxcde3", "guessable"],
  ["aaaaaaaaaaaaaaaa", "guessable"],
  ["abcabcabcabcabc", "guessable"],
  ["112233445566", "guessable"],
  ["unbelievable", "guessable"],
  ["Auckland2010x", undefined],
  ["Auckland20109", "guessable"],
  ["mayalindqvist1", "guessable"],
  ["amivaexample2026", "guessable"],
  ["AmivaAmiva2026", "guessable"],
])("%s: %s", (password, problem) => expect(passwordProblem(password, known)).toBe(problem));
