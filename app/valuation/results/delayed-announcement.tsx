import { useEffect, useState } from "react";

const quietMs = 400;

/** Announces the outcome once the inputs are at rest, not at each step of a slider. */
export function DelayedAnnouncement({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState({ text, isNews: false });

  useEffect(() => {
    if (spoken.text === text) return;
    const timer = setTimeout(() => setSpoken({ text, isNews: true }), quietMs);
    return () => clearTimeout(timer);
  }, [text, spoken.text]);

  return (
    <p className="sr" role="status">
      {spoken.isNews && spoken.text}
    </p>
  );
}
