-- expand
ALTER TABLE "sessions" ADD COLUMN "device" jsonb DEFAULT '{"kind":"program","browser":"","system":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_at" timestamp (6) with time zone DEFAULT now() NOT NULL;