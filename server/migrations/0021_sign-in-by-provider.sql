CREATE TABLE "auth_provider_flows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"target" text NOT NULL,
	"challenge" text,
	"challenge_method" text,
	"linking_session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "auth_provider_flows_state" UNIQUE("state_hash"),
	CONSTRAINT "auth_provider_flows_method" CHECK ("auth_provider_flows"."challenge_method" in ('s256', 'plain')),
	CONSTRAINT "auth_provider_flows_whole_challenge" CHECK (("auth_provider_flows"."challenge" is null) = ("auth_provider_flows"."challenge_method" is null))
);
--> statement-breakpoint
ALTER TABLE "auth_flows" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_flows" ADD COLUMN "provider_tokens" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_provider_flows" ADD CONSTRAINT "auth_provider_flows_linking_session_id_auth_sessions_id_fk" FOREIGN KEY ("linking_session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_provider_flows_created" ON "auth_provider_flows" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_provider_flows_session" ON "auth_provider_flows" USING btree ("linking_session_id") WHERE "auth_provider_flows"."linking_session_id" is not null;--> statement-breakpoint
ALTER TABLE "auth_flows" ADD CONSTRAINT "auth_flows_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_flows_session" ON "auth_flows" USING btree ("session_id") WHERE "auth_flows"."session_id" is not null;