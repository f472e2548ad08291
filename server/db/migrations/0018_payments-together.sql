-- expand
ALTER TABLE "payment_attempts" ADD COLUMN "together_with" text;--> statement-breakpoint
CREATE INDEX "payment_attempts_by_visit" ON "payment_attempts" USING btree ("together_with");