import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import * as keyStyles from "#app/desk/ui/chart-key.module.css";
import * as frameStyles from "#app/desk/ui/page-frame.module.css";
import { type MarkState, StateMark } from "#app/desk/ui/state-mark.tsx";
import { vendorNames, deliveriesWords as words } from "#content/desk/deliveries.ts";
import { site } from "#content/site.ts";
import { chartTop } from "#domain/desk/funnel/funnel.ts";
import type { VendorDay, VendorHour } from "#domain/desk/screens/deliveries-view.ts";
import { hourName, listTime } from "#domain/time/desk-times.ts";
import * as styles from "./vendor-health.module.css";

/** Each vendor's last 24 hours. */
export function VendorHealth({ vendors }: { readonly vendors: readonly VendorDay[] }) {
  return (
    <section className={frameStyles.bar} aria-label={words.health}>
      <div className={styles.vendors}>
        {vendors.map((day) => (
          <Vendor key={day.vendor} day={day} />
        ))}
      </div>
      <p className={classNames(keyStyles.key, styles.key)}>
        <span className={keyStyles.entry}>
          <i className={styles.arrivedKey} aria-hidden="true" />
          {words.keyArrived}
        </span>
        <span className={keyStyles.entry}>
          <i className={styles.failedKey} aria-hidden="true" />
          {words.keyFailed}
        </span>
      </p>
    </section>
  );
}

function Vendor({ day }: { readonly day: VendorDay }) {
  const { vendor, arrived, failed, averageMs, slowestMs, hours } = day;
  const { mark, word, sentence } = stateOf(day);
  const hasTimes = averageMs !== undefined && slowestMs !== undefined;
  return (
    <div className={styles.vendor}>
      <h2 className={styles.name}>
        {vendorNames[vendor]} <StateMark state={mark}>{word}</StateMark>
      </h2>
      <p className={styles.large}>{words.arrivedOf(arrived, arrived + failed)}</p>
      <p className={styles.text}>{hasTimes ? words.times(averageMs, slowestMs) : words.noTimes}</p>
      <Hours hours={hours} name={vendorNames[vendor]} />
      <p className={styles.text}>{sentence}</p>
    </div>
  );
}

function stateOf({ isConnected, failingSince, arrived, failed, hours }: VendorDay): {
  readonly mark: MarkState;
  readonly word: string;
  readonly sentence: string;
} {
  if (!isConnected) return { mark: "off", word: words.unconnected, sentence: words.unconnectedText };
  const now = (hours.at(-1)?.hour ?? 0) + 3_600_000;
  if (failingSince !== undefined) {
    const since = listTime(failingSince, now, site.timeZone);
    return { mark: "failed", word: words.silent, sentence: words.silentSince(since) };
  }
  if (arrived + failed === 0) return { mark: "off", word: words.idle, sentence: "" };
  if (arrived === 0) return { mark: "failed", word: words.silent, sentence: words.failedTries(failed) };
  const sentence = failed > 0 ? words.failedTries(failed) : words.allArrived;
  return { mark: "done", word: words.answering, sentence };
}

function Hours({ hours, name }: { readonly hours: readonly VendorHour[]; readonly name: string }) {
  const top = chartTop(Math.max(...hours.map(({ arrived, failed }) => arrived + failed)));
  const [first, middle] = [hours[0], hours[12]];
  const busy = hours.filter(({ arrived, failed }) => arrived + failed > 0);
  return (
    <div>
      <div className={styles.hours} aria-hidden="true">
        <span className={styles.top}>{words.perHour(top)}</span>
        {hours.map(({ hour, arrived, failed }) => (
          <i key={hour} className={styles.hour}>
            {failed > 0 && <u className={styles.failed} style={cssVariables({ "--part": failed / top })} />}
            <u className={styles.arrived} style={cssVariables({ "--part": arrived / top })} />
          </i>
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{first && hourName(first.hour, site.timeZone, { withDay: true })}</span>
        <span>{middle && hourName(middle.hour, site.timeZone)}</span>
        <span>{words.now}</span>
      </div>
      <ul className="sr" aria-label={`${name}, ${words.keyArrived}`}>
        {busy.map(({ hour, arrived, failed }) => (
          <li key={hour}>{words.hourText(hourName(hour, site.timeZone, { withDay: true }), arrived, failed)}</li>
        ))}
      </ul>
    </div>
  );
}
