DROP INDEX "auth_audit_of_user";--> statement-breakpoint
DROP INDEX "auth_audit_about_person";--> statement-breakpoint
DROP INDEX "auth_sessions_of_user";--> statement-breakpoint
DROP INDEX "auth_users_newest_first";--> statement-breakpoint
DROP INDEX "auth_users_by_role";--> statement-breakpoint
DROP INDEX "auth_users_blocked";--> statement-breakpoint
DROP INDEX "blog_posts_newest";--> statement-breakpoint
DROP INDEX "blog_posts_of_category";--> statement-breakpoint
DROP INDEX "blog_posts_last_changed";--> statement-breakpoint
DROP INDEX "claim_drafts_of_user";--> statement-breakpoint
DROP INDEX "legal_claims_of_user";--> statement-breakpoint
DROP INDEX "legal_claims_newest_first";--> statement-breakpoint
DROP INDEX "legal_claims_replied";--> statement-breakpoint
DROP INDEX "legal_claims_pending";--> statement-breakpoint
DROP INDEX "contact_messages_newest_first";--> statement-breakpoint
DROP INDEX "contact_messages_unread";--> statement-breakpoint
DROP INDEX "checkout_sessions_of_intent";--> statement-breakpoint
DROP INDEX "checkout_sessions_newest_first";--> statement-breakpoint
DROP INDEX "payment_intents_of_claim";--> statement-breakpoint
DROP INDEX "payments_of_claim";--> statement-breakpoint
DROP INDEX "payments_newest_first";--> statement-breakpoint
DROP INDEX "payouts_by_status";--> statement-breakpoint
DROP INDEX "provider_events_newest_first";--> statement-breakpoint
DROP INDEX "reconciliation_runs_newest_first";--> statement-breakpoint
DROP INDEX "refunds_newest_first";--> statement-breakpoint
DROP INDEX "emails_newest_first";--> statement-breakpoint
DROP INDEX "emails_queued";--> statement-breakpoint
DROP INDEX "emails_delivered";--> statement-breakpoint
DROP INDEX "emails_failed";--> statement-breakpoint
DROP INDEX "emails_to";--> statement-breakpoint
DROP INDEX "emails_of_claim";--> statement-breakpoint
DROP INDEX "solicitor_profiles_by_status";--> statement-breakpoint
DROP INDEX "claim_assessments_of_claim";--> statement-breakpoint
DROP INDEX "claim_notes_of_claim";--> statement-breakpoint
DROP INDEX "defendant_responses_of_claim";--> statement-breakpoint
DROP INDEX "defendant_responses_newest_first";--> statement-breakpoint
DROP INDEX "defendant_responses_processed";--> statement-breakpoint
DROP INDEX "defendant_responses_unmatched";--> statement-breakpoint
DROP INDEX "settlement_offers_of_claim";--> statement-breakpoint
CREATE INDEX "auth_audit_of_user" ON "auth_audit" USING btree ("user_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "auth_audit_about_person" ON "auth_audit" USING btree (("details" ->> 'person_id'),"at" DESC NULLS FIRST) WHERE ("auth_audit"."details" ->> 'person_id') is not null;--> statement-breakpoint
CREATE INDEX "auth_sessions_of_user" ON "auth_sessions" USING btree ("user_id","refreshed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "auth_users_newest_first" ON "auth_users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "auth_users_by_role" ON "auth_users" USING btree (coalesce("app_metadata" ->> 'role', 'plaintiff'),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "auth_users_blocked" ON "auth_users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "auth_users"."banned_until" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status <> 'draft';--> statement-breakpoint
CREATE INDEX "blog_posts_of_category" ON "blog_posts" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_last_changed" ON "blog_posts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "claim_drafts_of_user" ON "claim_drafts" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "legal_claims_of_user" ON "legal_claims" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "legal_claims_newest_first" ON "legal_claims" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "legal_claims_replied" ON "legal_claims" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "legal_claims"."replied_at" is not null;--> statement-breakpoint
CREATE INDEX "legal_claims_pending" ON "legal_claims" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "legal_claims"."status" = 'pending' or "legal_claims"."response_deadline" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_newest_first" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST) WHERE "contact_messages"."status" = 'unread';--> statement-breakpoint
CREATE INDEX "checkout_sessions_of_intent" ON "checkout_sessions" USING btree ("payment_intent_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "checkout_sessions_newest_first" ON "checkout_sessions" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_intents_of_claim" ON "payment_intents" USING btree ("claim_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_of_claim" ON "payments" USING btree ("claim_id","received_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_newest_first" ON "payments" USING btree ("received_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_by_status" ON "payouts" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "provider_events_newest_first" ON "provider_events" USING btree ("received_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reconciliation_runs_newest_first" ON "reconciliation_runs" USING btree ("ran_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refunds_newest_first" ON "refunds" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "emails_newest_first" ON "emails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "emails_queued" ON "emails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "emails"."sent_at" is null and "emails"."failed_at" is null and "emails"."kept_at" is null;--> statement-breakpoint
CREATE INDEX "emails_delivered" ON "emails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "emails"."sent_at" is not null or "emails"."kept_at" is not null;--> statement-breakpoint
CREATE INDEX "emails_failed" ON "emails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "emails"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "emails_to" ON "emails" USING btree (lower("to_address") text_pattern_ops,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "emails_of_claim" ON "emails" USING btree ("claim_id","created_at" DESC NULLS FIRST) WHERE "emails"."claim_id" is not null;--> statement-breakpoint
CREATE INDEX "solicitor_profiles_by_status" ON "solicitor_profiles" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "claim_assessments_of_claim" ON "claim_assessments" USING btree ("claim_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "claim_notes_of_claim" ON "claim_notes" USING btree ("claim_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "defendant_responses_of_claim" ON "defendant_responses" USING btree ("claim_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "defendant_responses_newest_first" ON "defendant_responses" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "defendant_responses_processed" ON "defendant_responses" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "defendant_responses"."processed_at" is not null;--> statement-breakpoint
CREATE INDEX "defendant_responses_unmatched" ON "defendant_responses" USING btree ("created_at" DESC NULLS FIRST) WHERE "defendant_responses"."claim_id" is null;--> statement-breakpoint
CREATE INDEX "settlement_offers_of_claim" ON "settlement_offers" USING btree ("claim_id","created_at" DESC NULLS FIRST);