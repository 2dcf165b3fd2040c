import { useVisitorWebsite } from "#app/contact/use-visitor-website.ts";
import { WriteToUs } from "#app/contact/write-to-us.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { contactPage as words } from "#content/pages/contact.ts";
import { people } from "#content/people.ts";
import { site } from "#content/site.ts";
import { addressLines } from "#domain/contact/address-lines.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { type ContactOption, ContactOptions } from "./contact-options.tsx";
import { ContactHours } from "./hours.tsx";
import { ContactOpening } from "./opening.tsx";

export const meta = pageMeta("contact", words.head);

function contactOptions(website: string | undefined): readonly ContactOption[] {
  const { address, email, platformUrl, schedulingUrl } = site;
  const { book, email: mail, office, platform } = words.ways;
  const subject = website ? `${words.subject} ${website}` : "";
  return [
    ...(schedulingUrl ? [{ icon: "calendar", title: book.title, lines: [book.line], to: schedulingUrl } as const] : []),
    {
      icon: "mail",
      title: mail.title,
      lines: [email, ...(subject ? [subject] : [])],
      to: mailtoLink({ to: email, subject }),
    },
    { icon: "pin", title: office.title, lines: addressLines(address).slice(0, 2) },
    { icon: "arrow-up-right", title: platform.title, lines: [platform.line], to: platformUrl },
  ];
}

export default function Contact() {
  const website = useVisitorWebsite();
  const [founder] = people;
  return (
    <>
      <ContactOpening
        title={words.title}
        lead={words.lead}
        phone={{ label: words.phoneLabel, ...site.phone }}
        card={founder && { ...founder, email: site.email }}
      />
      <ContactOptions label={words.ways.label} ways={contactOptions(website)} />
      <WriteToUs website={website} />
      <ContactHours {...words.hours} />
    </>
  );
}
