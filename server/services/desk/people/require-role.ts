import type { Member } from "#domain/desk/people/member.ts";
import { can, type DeskAction } from "#domain/desk/people/roles.ts";
import { AppError } from "#server/http/app-error.ts";

/** Every use case of the desk begins with this. @throws AppError roleRefused */
export function requireRole({ role }: Pick<Member, "role">, action: DeskAction): void {
  if (!can(role, action)) throw new AppError("roleRefused", `${role}: ${action}`);
}
