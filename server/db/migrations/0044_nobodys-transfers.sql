-- expand
ALTER TABLE "bank_transfers" ADD COLUMN IF NOT EXISTS "to_account" text;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN IF NOT EXISTS "memo" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_transfers_of_nobody" ON "bank_transfers" USING btree ("id") WHERE "bank_transfers"."booking_id" is null and "bank_transfers"."state" = 'UNCLEAR';
