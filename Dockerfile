# syntax=docker/dockerfile:1
# The site as an image: docs/deployment.md, "In containers". The database is another container (compose.yaml).

# The Node of runtime/package.json. Renovate updates both.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /site
# This Node is the pinned one, so that no other is installed.
ENV SITE_RUNTIME=pinned
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY astro.config.mjs brand.config.ts next.config.ts postcss.config.mjs tsconfig.json ./
COPY public ./public
COPY messages ./messages
COPY scripts ./scripts
COPY content ./content
COPY src ./src
# Builds, and copies only the files that a server loads. Files of a clone may be unreadable for other accounts.
RUN node scripts/gather-server-files.mjs /gathered && chmod -R a+rX /gathered

# The Debian that Node's image is made on. Of that image the program alone: npm, Yarn and headers are 86 MB that no server
# loads.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/
# A new data volume is owned by the account that writes to it.
RUN groupadd --gid 10001 site \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /tmp --shell /usr/sbin/nologin site \
  && install --directory --owner=site --group=site --mode=0750 /data
WORKDIR /site
COPY --from=build /gathered ./
ENV NODE_ENV=production \
    SITE_RUNTIME=pinned \
    DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Checks liveness, not readiness: the site keeps running without its database, and must not be restarted for that. The
# first start creates the tables and the content before it answers.
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.mjs"]
