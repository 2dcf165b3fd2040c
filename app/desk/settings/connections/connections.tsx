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
} from "#content/desk/settings/connections.ts";
import type { CalendarView, Connection, ConnectionView, TestResult } from "#domain/desk/screens/connections-view.ts";
import { RowTest, TestedList, TestedRow } from "./tested-row.tsx";

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
      <TestedList>
        {connections.map((view) => (
          <Row
            key={view.connection}
            view={view}
            now={now}
            tested={tested && connectionOf(tested) === view.connection ? tested : undefined}
          />
        ))}
        <CalendarRow calendar={calendar} now={now} />
      </TestedList>
    </PageSection>
  );
}

function CalendarRow({ calendar, now }: Pick<ConnectionsProps, "calendar" | "now">) {
  const state = calendar.isOn ? (calendar.lastAt === undefined ? "untried" : "working") : "off";
  return (
    <TestedRow
      title={words.calendar}
      detail={
        <>
          {capitalized(calendar.description)}
          <small>{calendarDetail(calendar, now)}</small>
        </>
      }
      mark={<StateMark state={marks[state]}>{words.states[state]}</StateMark>}
    />
  );
}

type RowProps = Pick<ConnectionsProps, "now" | "tested"> & { readonly view: ConnectionView };

function Row({ view: { connection, description, state, unknownStageAt }, now, tested }: RowProps) {
  return (
    <TestedRow
      title={connectionTitles[connection]}
      detail={
        <>
          {capitalized(description)}
          <small>{stateDetail(state, now)}</small>
          {unknownStageAt !== undefined && <small>{unknownStageText(unknownStageAt, now)}</small>}
        </>
      }
      mark={<StateMark state={marks[state.kind]}>{words.states[state.kind]}</StateMark>}
    >
      <RowTest
        field={["connection", connection]}
        action="test"
        isOff={state.kind === "off"}
        label={words.test}
        name={words.testOf(connection)}
        resultIn={(answer: { readonly tested?: TestResult }) => answer.tested}
        tested={tested}
        wordsOf={testResultWords}
      />
    </TestedRow>
  );
}
