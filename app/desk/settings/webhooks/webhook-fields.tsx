import { classNames } from "#app/design/ui/class-names.ts";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import * as partStyles from "#app/desk/settings/settings-parts.module.css";
import { eventNames, webhooksWords as words } from "#content/desk/settings/webhooks.ts";
import { type EventType, eventTypes } from "#domain/events/event-types.ts";
import * as styles from "./webhooks.module.css";

/** The field of a form that says whether a type is wanted. */
export const eventField = (type: EventType) => `event:${type}`;

type WebhookFieldsProps = { readonly url: string; readonly events: readonly EventType[] };

/** The address and the wanted events, for adding and changing. */
export function WebhookFields({ url, events }: WebhookFieldsProps) {
  return (
    <>
      <Field label={words.url} hint={words.urlHint}>
        <TextInput type="url" name="url" defaultValue={url} required maxLength={2048} autoComplete="off" />
      </Field>
      <fieldset className={styles.events}>
        <legend className={partStyles.legend}>{words.events}</legend>
        {eventTypes.map((type) => (
          <label key={type} className={classNames(partStyles.check, styles.check)}>
            <input type="checkbox" name={eventField(type)} value="yes" defaultChecked={events.includes(type)} />
            <span>
              {eventNames[type]} <code className={styles.type}>{type}</code>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
