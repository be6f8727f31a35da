CREATE TABLE "demo_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"planted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"personal_digest" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "history_events_claim_sequence" UNIQUE("claim_id","sequence"),
	CONSTRAINT "history_events_sequence_positive" CHECK ("history_events"."sequence" > 0)
);
--> statement-breakpoint
CREATE TABLE "history_personal" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"whole_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"file_key" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "email_attachments_order" UNIQUE("email_id","position"),
	CONSTRAINT "email_attachments_size_known" CHECK ("email_attachments"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"to_name" text,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"dedupe_key" text,
	"message_id" text NOT NULL,
	"claim_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"sending_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	CONSTRAINT "emails_dedupe_key" UNIQUE("dedupe_key"),
	CONSTRAINT "emails_message_id" UNIQUE("message_id"),
	CONSTRAINT "emails_kind_named" CHECK ("emails"."kind" ~ '^[a-z][a-z0-9-]{0,62}$'),
	CONSTRAINT "emails_headers_on_one_line" CHECK (concat_ws(' ', "emails"."to_address", "emails"."to_name", "emails"."reply_to", "emails"."subject", "emails"."message_id") !~ '[[:cntrl:]]'),
	CONSTRAINT "emails_attempts_counted" CHECK ("emails"."attempts" >= 0),
	CONSTRAINT "emails_one_outcome" CHECK (num_nonnulls("emails"."sent_at", "emails"."failed_at", "emails"."kept_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "history_personal" ADD CONSTRAINT "history_personal_event_id_history_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."history_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_attachments" ADD CONSTRAINT "email_attachments_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_events_at" ON "history_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rate_limits_whole_at" ON "rate_limits" USING btree ("whole_at");--> statement-breakpoint
CREATE INDEX "emails_newest_first" ON "emails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "emails_waiting" ON "emails" USING btree ("touched_at") WHERE "emails"."sent_at" is null and "emails"."failed_at" is null and "emails"."kept_at" is null;--> statement-breakpoint
CREATE INDEX "emails_of_claim" ON "emails" USING btree ("claim_id","created_at" DESC NULLS LAST) WHERE "emails"."claim_id" is not null;