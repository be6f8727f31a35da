ALTER TABLE "emails" ADD COLUMN "gathering_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "gathered_in" uuid;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_gathered_in_emails_id_fk" FOREIGN KEY ("gathered_in") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_gathering" ON "emails" USING btree (lower("to_address")) WHERE "emails"."gathering_since" is not null;--> statement-breakpoint
CREATE INDEX "emails_gathered" ON "emails" USING btree ("gathered_in") WHERE "emails"."gathered_in" is not null;