import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import * as styles from "./tested-row.module.css";

/** Systems outside the desk, one per row. */
export function TestedList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type TestedRowProps = {
  readonly title: string;
  /** What is known of it: a text and small lines below it. */
  readonly detail: ReactNode;
  readonly mark: ReactNode;
  /** Its test, and what stands below. */
  readonly children?: ReactNode;
};

export function TestedRow({ title, detail, mark, children }: TestedRowProps) {
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.detail}>{detail}</div>
      {mark}
      {children}
    </li>
  );
}

type WideProps = {
  readonly children: ReactNode;
  /** In a box, as the result of a test. */
  readonly isPanel?: boolean;
};

/** A part of a row below its first line. */
export function WidePart({ children, isPanel = false }: WideProps) {
  return <div className={classNames(styles.wide, isPanel && styles.panel)}>{children}</div>;
}

type TestProps<Answer, Result> = {
  /** The hidden field that says what is tested. */
  readonly field: readonly [name: string, value: string];
  readonly action: string;
  /** What is not set up cannot be tried. */
  readonly isOff?: boolean;
  readonly label: string;
  readonly name: string;
  readonly resultIn: (answer: Answer) => Result | undefined;
  /** Of the form that was sent without script. */
  readonly tested: Result | undefined;
  readonly wordsOf: (result: Result) => { readonly gist: string; readonly text: string };
};

/** The button that tries it, and what came of it. */
export function RowTest<Answer, Result extends { readonly isOk: boolean }>(props: TestProps<Answer, Result>) {
  const { field, action, isOff = false, label, name, resultIn, tested, wordsOf } = props;
  const fetcher = useFetcher<Answer>();
  const isIdle = fetcher.state === "idle";
  const result = (fetcher.data && resultIn(fetcher.data as Answer)) ?? tested;
  return (
    <>
      {!isOff && (
        <fetcher.Form method="post" className={styles.test}>
          <input type="hidden" name={field[0]} value={field[1]} />
          <Button
            type="submit"
            name="do"
            value={action}
            size="sm"
            block
            variant="secondary"
            busy={!isIdle}
            aria-label={name}
          >
            {label}
          </Button>
        </fetcher.Form>
      )}
      <div className={styles.wide} aria-live="polite">
        {result && isIdle && <Result isOk={result.isOk} {...wordsOf(result)} />}
      </div>
    </>
  );
}

type ResultProps = { readonly isOk: boolean; readonly gist: string; readonly text: string };

function Result({ isOk, gist, text }: ResultProps) {
  return (
    <p className={classNames(styles.panel, !isOk && styles.failed)}>
      <StateMark state={isOk ? "done" : "failed"}>
        <b>{gist}</b>
      </StateMark>{" "}
      {text}
    </p>
  );
}
