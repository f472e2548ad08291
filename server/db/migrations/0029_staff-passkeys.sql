-- expand
ALTER TABLE "sessions" ADD COLUMN "passkey_at" timestamp (6) with time zone;