import { type Delivery, deliveryOf } from "#server/services/exports/delivery-state.ts";
import { bookingsOf } from "#server/store/bookings/bookings.ts";
import { noteSubject } from "#server/store/bookings/note-subject.ts";
import { listedIfFailingKinds } from "#server/store/jobs/job-kinds.ts";
import { jobsOf } from "#server/store/leads/lead-listing.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesOf } from "#server/store/payments/purchases.ts";
import { saleEventsOf } from "#server/store/payments/sale-events.ts";

/** `about` distinguishes several deliveries of one kind: `professional sold`. */
export type DeliverySubject = { readonly id: string; readonly about: string };

/** All subjects of deliveries of a lead or a message: itself, its purchases with their sale events, and its calls. */
export async function deliverySubjects(store: Pick<Store, "db">, id: string): Promise<readonly DeliverySubject[]> {
  const purchases = await purchasesOf(store, id);
  const packages = new Map(purchases.map((row) => [row.id, row.package]));
  const events = await saleEventsOf(store, [...packages.keys()]);
  return [
    { id, about: "" },
    ...[...packages].map(([purchase, name]) => ({ id: purchase, about: name })),
    ...(await bookingsOf(store, [id])).flatMap((call) =>
      (["booked", "cancelled"] as const).map((what) => ({ id: noteSubject({ id: call.id, what }), about: what })),
    ),
    ...events.map((event) => ({ id: event.id, about: `${packages.get(event.purchase_id)} ${event.kind}` })),
  ];
}

/** Their states, by kind and subject. */
export async function deliveriesOf(store: Pick<Store, "db">, id: string): Promise<ReadonlyMap<string, Delivery>> {
  const subjects = await deliverySubjects(store, id);
  const about = new Map(subjects.map((subject) => [subject.id, subject.about]));
  const order = [...about.keys()];
  const jobs = (await jobsOf(store, order)).toSorted((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject));
  return new Map(
    jobs
      .map((job) => [`${job.kind} ${about.get(job.subject)}`.trim(), job.kind, deliveryOf(job)] as const)
      .filter(
        ([, kind, delivery]) => !listedIfFailingKinds.some((each) => each === kind) || delivery.reason !== undefined,
      )
      .map(([label, , delivery]) => [label, delivery]),
  );
}
