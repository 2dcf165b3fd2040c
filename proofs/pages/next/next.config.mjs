import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** @type {import("next").NextConfig} */
export default {
  // The benchmark compresses this peer in front of it, as well as our own build does.
  compress: false,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  compiler: {
    define: {
      __SITE_URL__: "http://localhost:8888",
      __SOCIAL_VERSION__: "peer",
      __HAS_SAMPLES__: true,
      "import.meta.env.SSR": true,
    },
  },
  turbopack: {
    root: repository,
    resolveAlias: {
      "react-router": "./react-router.tsx",
      "virtual:logo": "./.generated/logo.js",
      "virtual:portraits": "./.generated/portraits.js",
    },
    rules: {
      // The drawings are shown by address, not by Next's image component.
      "*.svg": { type: "asset" },
      "*.tsx": {
        // Where the site's own components become interactive; what they hold below comes along.
        condition: { path: /(^|\/)app\/pages\/home\/(address-form|platform-preview)\.tsx$/ },
        loaders: ["./use-client.cjs"],
      },
    },
  },
};
