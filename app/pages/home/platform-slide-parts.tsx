import type { PreviewFigure } from "#content/pages/platform-preview.ts";

export function SlideHead({ title, note }: { readonly title: string; readonly note?: string }) {
  return (
    <div className="dash__t">
      <b className="head-4">{title}</b>
      {note && <span className="label num">{note}</span>}
    </div>
  );
}

/** Three figures along the foot of the sheet. */
export function Trio({ figures }: { readonly figures: readonly PreviewFigure[] }) {
  return (
    <dl className="trio">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
