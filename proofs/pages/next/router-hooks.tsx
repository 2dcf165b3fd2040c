"use client";

import { usePathname, useRouter } from "next/navigation";

export function useLocation() {
  const pathname = usePathname();
  return { pathname, search: "", hash: "", key: pathname };
}

export function useNavigate() {
  const { push } = useRouter();
  return ({ pathname, search }: { readonly pathname: string; readonly search: string }) => push(`${pathname}${search}`);
}
