-- expand
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'vi' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_refused_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_due_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mailed_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_to_mail" ON "notices" USING btree ("mail_due_at") WHERE "notices"."mail_due_at" is not null;