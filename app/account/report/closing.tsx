import { Portrait } from "#app/design/art/portrait.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { SmartLink } from "#app/design/ui/smart-link.tsx";
import { callAction, resolveAction } from "#content/actions.ts";
import { nextWords as words } from "#content/report.ts";
import { site } from "#content/site.ts";
import "./closing.css";

/** Who answers for the figures, and how to reach them. */
export function Person() {
  const { name, role } = words.person;
  const call = resolveAction(callAction);
  const book = resolveAction({ label: words.book, target: "scheduling" });
  return (
    <div className="pg__who">
      <Portrait name={name} size="small" />
      <div>
        <h3>{name}</h3>
        <p>
          {role}
          <SampleMark of={words.person} />
        </p>
      </div>
      <ul className="num">
        {call && (
          <li>
            <SmartLink to={call.to}>{site.phone.display}</SmartLink>
          </li>
        )}
        <li>
          <SmartLink to={`mailto:${site.email}`}>{site.email}</SmartLink>
        </li>
        {book && (
          <li className="pg__book">
            <SmartLink to={book.to}>{book.label}</SmartLink>
          </li>
        )}
      </ul>
    </div>
  );
}

export function Disclaimer() {
  const { title, paragraphs, legal } = words.disclaimer;
  return (
    <div className="pg__dis">
      <h3>{title}</h3>
      <div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className="pg__legal">{legal}</p>
    </div>
  );
}
