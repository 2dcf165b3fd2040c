import type { Member } from "#domain/desk/people/member.ts";
import { can, type DeskAction } from "#domain/desk/people/roles.ts";
import { AppError } from "#server/http/app-error.ts";

/** A member tried what the role does not include. */
export class RoleError extends AppError {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof AppError && error.code === "roleRefused" && "action" in error;
  }

  readonly action: DeskAction;
  constructor(role: Member["role"], action: DeskAction) {
    super("roleRefused", `${role}: ${action}`);
    this.action = action;
  }
}

/** Every use case of the desk begins with this. @throws AppError roleRefused */
export function requireRole({ role }: Pick<Member, "role">, action: DeskAction): void {
  if (!can(role, action)) throw new RoleError(role, action);
}
