import { useLayoutEffect, useRef } from "react";
import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import * as z from "zod/mini";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import type { Outcome } from "#app/desk/lead/lead-access.ts";
import { readForm } from "#app/desk/read-form.ts";
import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { ScreenViews } from "#app/desk/ui/screen-views.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import { useLastAnswer } from "#app/desk/ui/use-last-answer.ts";
import { WorkingTable } from "#app/desk/ui/working-table.tsx";
import { messagesWords as words } from "#content/desk/messages.ts";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import { emailSchema } from "#contracts/leads/contact-details.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { type MessageLine, messageFilters } from "#domain/desk/screens/messages-view.ts";
import { dayAndClock, listTime } from "#domain/time/desk-times.ts";
import * as styles from "./messages.module.css";

export const meta = () => [{ title: deskTitle(words.title) }];

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filter = messageFilters.find((each) => each === query.get("show")) ?? "all";
  return context.get(deskContext).messages.read({ filter, after: query.get("after") ?? undefined });
}

const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["answer", "reopen"]), id: z.string().check(z.maxLength(64)) }),
  z.object({ intent: z.literal("remove"), email: emailSchema, typed: z.string().check(z.maxLength(300)) }),
]);

export async function action({ context, request }: ActionFunctionArgs) {
  const read = formSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!read.success) throw new Response(null, { status: 400 });
  const { messages } = context.get(deskContext);
  const fields = read.data;
  const outcome =
    fields.intent === "remove"
      ? await messages.removeSender(fields.email, fields.typed)
      : await messages.markAnswered(fields.id, fields.intent === "answer");
  return data(
    { ...outcome, marked: fields.intent === "answer" ? fields.id : undefined },
    { status: outcome.status ?? 200 },
  );
}

export default function Messages() {
  const { messages, filter, next, now, mayAnswer, mayDelete } = useLoaderData<typeof loader>();
  const outcome = useLastAnswer<Outcome & { readonly marked?: string }>();
  const addressOf = (query: Readonly<Record<string, string>>) =>
    `${deskScreens.messages.path}?${new URLSearchParams(query)}`;
  /** Marked a moment ago, and so no longer in this view. */
  const gone = messages.some(({ id }) => id === outcome?.marked) ? undefined : outcome?.marked;
  const said = useRef<HTMLDivElement>(null);
  // A layout effect: the next key may come as soon as the row is gone.
  useLayoutEffect(() => {
    // The button that had the focus went with it.
    if (gone !== undefined && document.activeElement === document.body) said.current?.focus();
  }, [gone]);
  return (
    <PageFrame>
      <PageTop title={words.title}>
        <p className={styles.intro}>{words.intro}</p>
      </PageTop>
      <PageSection
        title={words.filterNames[filter]}
        note={
          <ScreenViews
            label={words.filters}
            views={messageFilters.map((each) => ({
              to: addressOf({ show: each }),
              name: words.filterNames[each],
              isCurrent: each === filter,
            }))}
          />
        }
      >
        <div ref={said} tabIndex={-1} className={styles.said}>
          <p role="status">{outcome?.error ?? outcome?.note}</p>
          {outcome?.error === undefined && gone !== undefined && <AnswerButton id={gone} isAnswered />}
        </div>
        {messages.length === 0 ? (
          <p>{words.none[filter]}</p>
        ) : (
          <WorkingTable
            caption={words.title}
            columns={[
              { label: words.from, place: "name" },
              { label: words.text, place: "line" },
              { label: words.when, place: "end", isNarrow: true },
              { label: words.state, place: "action" },
              { label: words.action, place: "action", isLabelHidden: true, isNarrow: true },
            ]}
            rows={messages.map((message) => ({
              key: message.id,
              cells: [
                <Sender key="from" message={message} />,
                <MessageText key="text" message={message} />,
                listTime(message.at, now, site.timeZone),
                filter !== "heldBack" && <Answer key="answer" message={message} now={now} mayAnswer={mayAnswer} />,
                mayDelete && <Remove key="remove" email={message.email} />,
              ],
            }))}
          />
        )}
        {next !== undefined && (
          <Link className="link" to={addressOf({ show: filter, after: next })}>
            {words.older}
          </Link>
        )}
      </PageSection>
    </PageFrame>
  );
}

function Sender({ message: { name, email, phone, company, lead } }: { readonly message: MessageLine }) {
  return (
    <span className={styles.sender}>
      <b>{name}</b>
      {lead ? (
        <Link to={`${deskScreens.leads.path}/${lead.id}`}>{lead.company}</Link>
      ) : (
        company && <span>{company}</span>
      )}
      <a className="link" href={mailtoLink({ to: email, subject: lead?.company ?? company ?? site.brand })}>
        {email}
      </a>
      {phone !== undefined && <span className="num">{phone}</span>}
    </span>
  );
}

function MessageText({ message: { text, package: edition } }: { readonly message: MessageLine }) {
  return (
    <span className={styles.text}>
      {edition && <b>{words.asks(editionName(edition))} </b>}
      {text || (edition ? "" : words.noText)}
    </span>
  );
}

type AnswerProps = { readonly message: MessageLine; readonly now: number; readonly mayAnswer: boolean };

function Answer({ message: { id, name, answered }, now, mayAnswer }: AnswerProps) {
  return (
    <span className={styles.answer}>
      {answered ? (
        <StateMark state="done">
          {words.answeredBy(answered.by, dayAndClock(answered.at, now, site.timeZone))}
        </StateMark>
      ) : (
        <StateMark state="now">{words.waiting}</StateMark>
      )}
      {mayAnswer && <AnswerButton id={id} isAnswered={answered !== undefined} name={name} />}
    </span>
  );
}

type ButtonProps = { readonly id: string; readonly isAnswered: boolean; readonly name?: string };

/** Stays the same button when the answer is marked, so that it keeps the focus. */
function AnswerButton({ id, isAnswered, name }: ButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value={isAnswered ? "reopen" : "answer"}
        className={isAnswered ? "link" : buttonClass("secondary", "sm")}
      >
        {isAnswered ? words.undo : words.answer}
        {name !== undefined && <span className="sr">{words.of(name)}</span>}
      </button>
    </Form>
  );
}

/** Asks for the address to be typed. */
function Remove({ email }: { readonly email: string }) {
  return (
    <details className={styles.remove}>
      <summary>{words.remove}</summary>
      <Form method="post" className={styles.form}>
        <p>{words.removeText(email)}</p>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="email" value={email} />
        <label>
          {words.field}
          <input name="typed" type="text" autoComplete="off" required className={styles.field} />
        </label>
        <button type="submit" className={buttonClass("secondary", "sm")}>
          {words.removeButton}
        </button>
      </Form>
    </details>
  );
}
