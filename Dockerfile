FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/api-client/package.json packages/api-client/
COPY packages/connect/package.json packages/connect/
COPY packages/elements/package.json packages/elements/
COPY packages/emissions/package.json packages/emissions/
COPY packages/optimiser/package.json packages/optimiser/
COPY packages/portal/package.json packages/portal/
COPY packages/server/package.json packages/server/
COPY packages/ui/package.json packages/ui/

FROM manifests AS built
RUN npm ci
COPY . .
RUN npm run build:product

FROM manifests AS modules
RUN npm ci --omit=dev

# What runs: the server's sources as they are, the built portal and elements, and no tool that builds.
FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ADMIN_PORT=9090 DATA_DIR=/data
RUN mkdir /data && chown node:node /data && chmod 700 /data
COPY --from=modules /app ./
COPY openapi.yaml ./
COPY docs/errors.md docs/
COPY packages/api-client/src packages/api-client/src
COPY packages/emissions/src packages/emissions/src
COPY packages/optimiser/src packages/optimiser/src
COPY packages/server/src packages/server/src
COPY --from=built /app/packages/portal/dist packages/portal/dist
COPY --from=built /app/packages/elements/dist packages/elements/dist
USER node
VOLUME /data
EXPOSE 8080
# On the admin port, because a worker has no other.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9090/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--conditions=@leaf/source", "packages/server/src/main.ts"]
CMD ["start"]
