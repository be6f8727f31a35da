CREATE TABLE "trail_seals" (
	"trail" text NOT NULL,
	"number" integer NOT NULL,
	"above" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	"rows" integer NOT NULL,
	"oldest" timestamp with time zone NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"key_name" text NOT NULL,
	"previous" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "trail_seals_trail_number_pk" PRIMARY KEY("trail","number"),
	CONSTRAINT "trail_seals_cover_something" CHECK ("trail_seals"."rows" > 0 and "trail_seals"."up_to" > "trail_seals"."above")
);
--> statement-breakpoint
-- A seal that could be changed would seal nothing.
CREATE TRIGGER trail_seals_append_only BEFORE UPDATE OR DELETE ON trail_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER trail_seals_no_truncate BEFORE TRUNCATE ON trail_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
