-- expand
ALTER TABLE "payment_attempts" ADD COLUMN "gateway" text DEFAULT 'VNPAY' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "page" text;