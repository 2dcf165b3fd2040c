import { Frame, Section } from "#app/design/ui/section.tsx";
import { contactFormWords } from "#content/contact-form.ts";
import { contactPage } from "#content/pages/contact.ts";
import { ContactForm } from "./contact-form.tsx";

const { title, text, sent } = contactPage.write;

/** The contact page's form. */
export function WriteToUs({ website }: { readonly website: string | undefined }) {
  return (
    <Section aria-label={title} id="write">
      <Frame padding="none" wide>
        <ContactForm
          subject={{ kind: "contact" }}
          company={website}
          sent={sent}
          again={contactFormWords.again}
          head={
            <div className="entry">
              <h2 className="title-1">{title}</h2>
              <p>{text}</p>
            </div>
          }
        />
      </Frame>
    </Section>
  );
}
