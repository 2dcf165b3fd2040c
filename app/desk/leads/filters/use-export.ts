import { useRef, useState } from "react";

export type ExportState =
  | { readonly is: "idle" }
  | { readonly is: "running"; readonly bytes: number }
  | { readonly is: "done" | "failed" | "canceled" };

/** Fetches an export and hands it to the browser as a download, with the bytes so far while it runs. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ is: "idle" });
  const running = useRef<AbortController>(null);
  async function start(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    setState({ is: "running", bytes: 0 });
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const answer = await fetch(form.action, { method: "post", body: new FormData(form, submitter), signal });
      if (!answer.ok || !answer.body) throw new Error("The export was refused");
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      let bytes = 0;
      for (const reader = answer.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        pieces.push(value);
        bytes += value.length;
        setState({ is: "running", bytes });
      }
      save(new Blob(pieces, { type: answer.headers.get("content-type") ?? "" }), fileName(answer));
      setState({ is: "done" });
    } catch {
      setState({ is: signal.aborted ? "canceled" : "failed" });
    }
  }
  return { state, start, cancel: () => running.current?.abort() };
}

const fileName = (answer: Response) =>
  /filename="([\w.-]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "leads";

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
