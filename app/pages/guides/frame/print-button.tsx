import { Button } from "#app/design/ui/controls/button.tsx";
import { guideWords } from "#content/pages/guide.ts";

/** Shown only where script runs (`script-only` around it). */
export function PrintButton() {
  return (
    <Button variant="secondary" size="sm" onClick={() => window.print()}>
      {guideWords.print}
    </Button>
  );
}
