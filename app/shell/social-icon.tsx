import type { SiteSettings } from "#content/schemas/site.ts";

type Network = SiteSettings["social"][number]["network"];

const drawings: Record<Network, string> = {
  linkedin:
    "M1 6h3.4v11H1zM2.7.8a2 2 0 1 1 0 4 2 2 0 0 1 0-4M6.5 6h3.2v1.5c.5-.9 1.6-1.8 3.3-1.8 3.4 0 4 2.2 4 5.2V17h-3.4v-5.4c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V17H6.5z",
  x: "M14 1.5h2.6l-5.7 6.6L17.7 17h-5.3l-4.1-5.4L3.5 17H.9l6.1-7L.5 1.5h5.4l3.7 4.9zm-.9 13.9h1.4L5 3H3.4z",
  youtube: "M.5 3.5h17v11H.5zM7.2 6.2v5.6L12 9z",
};

export function SocialIcon({ network }: { readonly network: Network }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d={drawings[network]} fillRule="evenodd" />
    </svg>
  );
}
