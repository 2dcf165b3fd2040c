import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";

export const meta = () => [{ title: deskTitle(deskScreens.today.name) }];

export default function Today() {
  return (
    <PageFrame>
      <PageTop title={deskScreens.today.name} />
    </PageFrame>
  );
}
