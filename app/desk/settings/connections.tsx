import { useFetcher } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { type MarkState, StateMark } from "#app/desk/ui/state-mark.tsx";
import {
  calendarDetail,
  capitalized,
  connectionTitles,
  stateDetail,
  testResultWords,
  unknownStageText,
  connectionsWords as words,
} from "#content/desk/connections.ts";
import type { CalendarView, Connection, ConnectionView, TestResult } from "#domain/desk/screens/connections-view.ts";
import * as styles from "./connections.module.css";

type ConnectionsProps = {
  readonly connections: readonly ConnectionView[];
  readonly calendar: CalendarView;
  readonly now: number;
  /** Of the form that was sent without script. */
  readonly tested: TestResult | undefined;
};

const marks: Readonly<Record<ConnectionView["state"]["kind"], MarkState>> = {
  off: "off",
  untried: "waiting",
  working: "done",
  failing: "failed",
};

const connectionOf = (result: TestResult): Connection => (result.isOk ? result.answer.connection : result.connection);

/** The firm's vendors: what is set up, whether it works, and a test. */
export function Connections({ connections, calendar, now, tested }: ConnectionsProps) {
  return (
    <PageSection title={words.title} note={words.note} id="connections">
      <ul className={styles.list}>
        {connections.map((view) => (
          <Row
            key={view.connection}
            view={view}
            now={now}
            tested={tested && connectionOf(tested) === view.connection ? tested : undefined}
          />
        ))}
        <CalendarRow calendar={calendar} now={now} />
      </ul>
    </PageSection>
  );
}

function CalendarRow({ calendar, now }: Pick<ConnectionsProps, "calendar" | "now">) {
  const state = calendar.isOn ? (calendar.lastAt === undefined ? "untried" : "working") : "off";
  return (
    <li className={styles.connection}>
      <h3 className={styles.title}>{words.calendar}</h3>
      <div className={styles.detail}>
        {capitalized(calendar.description)}
        <small className={styles.small}>{calendarDetail(calendar, now)}</small>
      </div>
      <StateMark state={marks[state]}>{words.states[state]}</StateMark>
    </li>
  );
}

type RowProps = Pick<ConnectionsProps, "now" | "tested"> & { readonly view: ConnectionView };

function Row({ view: { connection, description, state, unknownStageAt }, now, tested }: RowProps) {
  const fetcher = useFetcher<{ readonly tested?: TestResult }>();
  const result = fetcher.data?.tested ?? tested;
  return (
    <li className={styles.connection}>
      <h3 className={styles.title}>{connectionTitles[connection]}</h3>
      <div className={styles.detail}>
        {capitalized(description)}
        <small className={styles.small}>{stateDetail(state, now)}</small>
        {unknownStageAt !== undefined && (
          <small className={styles.small}>{unknownStageText(unknownStageAt, now)}</small>
        )}
      </div>
      <StateMark state={marks[state.kind]}>{words.states[state.kind]}</StateMark>
      <fetcher.Form method="post" className={styles.test}>
        <input type="hidden" name="connection" value={connection} />
        {state.kind !== "off" && (
          <Button
            type="submit"
            name="do"
            value="test"
            size="sm"
            block
            variant="secondary"
            busy={fetcher.state !== "idle"}
            aria-label={words.testOf(connection)}
          >
            {words.test}
          </Button>
        )}
      </fetcher.Form>
      <div className={styles.result} aria-live="polite">
        {result && fetcher.state === "idle" && <Result result={result} />}
      </div>
    </li>
  );
}

function Result({ result }: { readonly result: TestResult }) {
  const { gist, text } = testResultWords(result);
  return (
    <p className={result.isOk ? styles.told : styles.failed}>
      <StateMark state={result.isOk ? "done" : "failed"}>
        <b>{gist}</b>
      </StateMark>{" "}
      {text}
    </p>
  );
}
