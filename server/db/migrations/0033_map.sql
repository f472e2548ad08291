-- expand
ALTER TABLE "resorts" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "resorts" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "resorts" ADD COLUMN "shown_lat" double precision;--> statement-breakpoint
ALTER TABLE "resorts" ADD COLUMN "shown_lng" double precision;