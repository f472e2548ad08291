import { defineConfig } from 'drizzle-kit'

/** Migrations are generated from the tables of all modules: `npm run db:generate`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/modules/*/tables.ts',
  out: './server/db/migrations',
})
