import { MicroChart } from "#app/design/charts/micro-chart.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Tile } from "#app/design/ui/facts/tile.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./dashboard.module.css";
import { middleRows, tileGrid, wideRows } from "./dashboard-rows.ts";

/** The numbers that a buyer in this industry checks, as tiles that fill every row. */
export function IndustryDashboard({ title, lead, tiles, ground = "paper" }: SectionOf<"dashboard">) {
  const wide = tileGrid(wideRows(tiles.length));
  const middle = tileGrid(middleRows(tiles.length));
  const drawn = tiles.some(({ chart }) => chart !== undefined);
  return (
    <Section ground={ground} aria-labelledby="dashboard-title">
      <Frame className={styles.dashboard}>
        <SectionHead title={title} lead={lead} titleId="dashboard-title">
          {drawn && <p className={classNames(styles.note, "label")}>{industryPage.dashboard.note}</p>}
        </SectionHead>
        <ul className={styles.tiles} style={cssVariables({ "--wide": wide.columns, "--middle": middle.columns })}>
          {tiles.map(({ figure, title: name, text, chart }, index) => (
            <li key={name} style={spans(wide.spans[index], middle.spans[index])}>
              <Tile
                className={styles.tile}
                figure={figure}
                title={name}
                titleAs="h3"
                text={text}
                drawing={chart && <MicroChart data={chart} />}
              />
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}

/** One column is the default and needs no class. */
const spans = (wide = 1, middle = 1) =>
  wide === 1 && middle === 1 ? undefined : cssVariables({ "--w": wide, "--m": middle });
