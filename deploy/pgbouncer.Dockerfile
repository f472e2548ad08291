# PgBouncer of Debian, not as root: `compose.yaml` brings its settings.
FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends pgbouncer \
  && rm -rf /var/lib/apt/lists/*
USER postgres
EXPOSE 6432
