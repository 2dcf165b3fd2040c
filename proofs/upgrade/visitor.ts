/** A person at a browser: keeps cookies, sends forms as the site's own pages do, and follows no redirect. */
export type Browser = {
  get(path: string): Promise<Page>;
  post(path: string, body: object): Promise<Page>;
  send(path: string, form: Readonly<Record<string, string>>): Promise<Page>;
  remove(path: string): Promise<Page>;
};

export type Page = { readonly status: number; readonly text: string; readonly location: string };

let people = 0;

export function openBrowser(address: string): Browser {
  const jar = new Map<string, string>();
  people += 1;
  const from = `10.7.${Math.floor(people / 250)}.${people % 250}`;
  async function ask(path: string, init: RequestInit, type?: string): Promise<Page> {
    const answer = await fetch(`${address}${path}`, {
      ...init,
      redirect: "manual",
      headers: {
        "Sec-Fetch-Site": "same-origin",
        Origin: address,
        "X-Forwarded-For": from,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(type !== undefined && { "Content-Type": type }),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return { status: answer.status, text: await answer.text(), location: answer.headers.get("Location") ?? "" };
  }
  return {
    get: (path) => ask(path, {}),
    post: (path, body) => ask(path, { method: "POST", body: JSON.stringify(body) }, "application/json"),
    send: (path, form) =>
      ask(path, { method: "POST", body: new URLSearchParams(form).toString() }, "application/x-www-form-urlencoded"),
    remove: (path) => ask(path, { method: "DELETE" }),
  };
}

/** @throws Error unless the answer is one of these */
export async function expectStatus(page: Promise<Page>, what: string, ...allowed: readonly number[]): Promise<Page> {
  const answer = await page;
  if (!allowed.includes(answer.status))
    throw new Error(`${what} was answered with ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
