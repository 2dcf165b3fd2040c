import { place, TickLabels } from "#app/design/charts/marks.tsx";
import { Figures } from "#app/design/ui/figures.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { processFigures } from "#content/pages/process-figures.ts";
import "./months.css";

const { months } = processFigures;
const longest = Math.max(...months.ticks);
const share = (value: number) => (value / longest) * 100;

const ticks = months.ticks.map((value) => ({
  at: share(value),
  text: value === 0 ? months.firstTick : String(value),
}));

/** How long a sale takes, on one scale; then what comes of it. */
export function ProcessMonths() {
  return (
    <Section aria-labelledby="months-title">
      <Frame className="mth">
        <div className="mth__h">
          <h2 className="title-1" id="months-title">
            {months.title}
          </h2>
          <p className="label">{months.unit}</p>
        </div>
        <div className="mth__c">
          {months.bars.map(({ id, label, least, most, text }) => (
            <div key={id} className="mth__r">
              <b>{label}</b>
              <div className="mth__p">
                <div className={`mth__b mth__b--${id}`} style={place({ "--w": share(least) })}>
                  <span>{text}</span>
                </div>
                {most > least && (
                  <i className="mth__more hatch" style={place({ "--x": share(least), "--w": share(most - least) })} />
                )}
              </div>
            </div>
          ))}
          <div className="mth__ax">
            <TickLabels ticks={ticks} />
          </div>
        </div>
        <Figures className="bleed" items={months.figures} />
      </Frame>
    </Section>
  );
}
