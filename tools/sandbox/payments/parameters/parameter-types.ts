import type Stripe from 'stripe'

/**
 * What each call of the stand-in's API may be asked with, by the types of the provider's own SDK. The generated schemas
 * (schemas.json) are made from these names.
 */
export interface Parameters {
  'POST /v1/products': Stripe.ProductCreateParams
  'POST /v1/prices': Stripe.PriceCreateParams
  'GET /v1/prices': Stripe.PriceListParams
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams
  'POST /v1/coupons': Stripe.CouponCreateParams
  'GET /v1/coupons/:id': Stripe.CouponRetrieveParams
  'POST /v1/promotion_codes': Stripe.PromotionCodeCreateParams
  'GET /v1/promotion_codes': Stripe.PromotionCodeListParams
  'POST /v1/customers': Stripe.CustomerCreateParams
  'GET /v1/customers': Stripe.CustomerListParams
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams
  'GET /v1/charges': Stripe.ChargeListParams
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams
  'GET /v1/disputes': Stripe.DisputeListParams
  'GET /v1/disputes/:id': Stripe.DisputeRetrieveParams
  'POST /v1/refunds': Stripe.RefundCreateParams
  'GET /v1/refunds': Stripe.RefundListParams
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
  'GET /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationListParams
  'POST /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationCreateParams
  'POST /v1/billing_portal/configurations/:id': Stripe.BillingPortal.ConfigurationUpdateParams
  'GET /v1/webhook_endpoints': Stripe.WebhookEndpointListParams
  'POST /v1/webhook_endpoints': Stripe.WebhookEndpointCreateParams
  'POST /v1/webhook_endpoints/:id': Stripe.WebhookEndpointUpdateParams
  'GET /v1/events': Stripe.EventListParams
  'GET /v1/events/:id': Stripe.EventRetrieveParams
}
