import { Button } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";

type ExportButtonProps = { readonly what: "sales" | "funnel"; readonly of: string; readonly label: string };

/** A plain form: the browser downloads the answer, also without script. */
export function ExportButton({ what, of, label }: ExportButtonProps) {
  return (
    <form method="post" action="/desk/export">
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="of" value={of} />
      <Button type="submit" variant="secondary" size="sm">
        <Icon name="download" size="s" /> {label}
      </Button>
    </form>
  );
}
