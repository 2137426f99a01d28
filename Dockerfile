# The hall as an image. It keeps nothing but the list in /forgotten: give it a PostgreSQL by DATABASE_URL (see compose.yaml).

# Everything that building needs stays in this stage.
FROM node:24-bookworm-slim AS build
WORKDIR /loggia
# Dependencies change less often than the code, so that this layer is mostly taken from the cache. Workspaces must be there to be linked.
COPY package.json package-lock.json ./
COPY core/package.json core/
COPY games/package.json games/
COPY bots/package.json bots/
COPY server/package.json server/
COPY web/package.json web/
COPY lab/package.json lab/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY . .
# The web is static files; afterwards what only building and testing need is taken away.
RUN npm run -s build -w web && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /loggia
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
COPY --from=build /loggia ./
# The list of who was forgotten lies in a volume of its own, so that it outlives the container, and the database when that comes back from a backup.
ENV FORGOTTEN_LIST=/forgotten/list
RUN mkdir /forgotten && chown node:node /forgotten
VOLUME /forgotten
# Not as root: the image comes with this user.
USER node
EXPOSE 8080
# /healthz says 200 when the hall can write, too.
HEALTHCHECK --interval=15s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that the signal to stop reaches the hall and it closes in order.
CMD ["node", "server/main.ts"]
