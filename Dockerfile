# Builds and runs AMIVA+: docker build --build-arg SITE_URL=https://example.com -t amiva-plus .
# docs/running.md says how to run it, and what of this file could not be tried where it was written.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The public address goes into canonical links, the sitemap and social pictures, so each address is a build of its own.
ARG SITE_URL=http://localhost:8888
RUN SITE_URL=$SITE_URL npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The image has its Node already; npm would bring another.
RUN npm ci --omit=dev --omit=optional

FROM node:24-bookworm-slim
ARG SITE_URL=http://localhost:8888
ENV NODE_ENV=production SITE_URL=$SITE_URL HOST=0.0.0.0 PORT=8888 DATA_DIR=/data
WORKDIR /site
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/build ./build
# The operator's commands, which Node runs as they are: docker exec <container> node scripts/leads.ts list
COPY package.json ./
COPY scripts/leads.ts scripts/desk.ts scripts/backup.ts scripts/restore.ts scripts/move-store.ts scripts/roll-back.ts scripts/launch-check.ts ./scripts/
COPY tooling/run/require-node.ts tooling/run/load-env-file.ts tooling/run/exit-on-error.ts tooling/run/embedded-store.ts ./tooling/run/
COPY content ./content
COPY contracts ./contracts
COPY domain ./domain
COPY server ./server
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 8888
STOPSIGNAL SIGTERM
# Only whether the process answers: a restart mends neither the store nor a vendor.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/current/server/main.js"]
