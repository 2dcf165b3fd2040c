import { EmptyLedger } from "#app/desk/ui/empty-ledger.tsx";
import { deliveriesWords as words } from "#content/desk/deliveries.ts";
import type { VendorDay } from "#domain/desk/screens/deliveries-view.ts";

export function NothingOpen({ vendors }: { readonly vendors: readonly VendorDay[] }) {
  const arrived = (name: VendorDay["vendor"]) => vendors.find(({ vendor }) => vendor === name)?.arrived ?? 0;
  return <EmptyLedger title={words.none} text={words.noneText(arrived("crm"), arrived("mail"))} />;
}
