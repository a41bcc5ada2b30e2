import { Hono } from 'hono';
import type { Chat } from './chat/chat.ts';
import { modelRoutes } from './chat/model-routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { type ContactDependencies, contactRoutes } from './contact/routes.ts';
import { type CountDependencies, countRoutes } from './counts/routes.ts';
import { answerError, unknownAddress } from './errors.ts';
import { type HealthDependencies, healthRoutes } from './health.ts';
import type { Bindings } from './http/bindings.ts';
import { readOnly } from './http/methods.ts';
import { refuseForeign } from './http/same-origin.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { limitRequests } from './limits/limit-requests.ts';
import { type ReportDependencies, reportRoutes } from './reports/routes.ts';
import { fileRoutes, type SiteDependencies } from './site/file-routes.ts';
import { pageRoutes } from './site/page-routes.ts';
import { answerWorkerRequest } from './site/service-worker.ts';

/** What the features need. */
export type Dependencies = HealthDependencies &
  SiteDependencies &
  ContactDependencies &
  CountDependencies &
  ReportDependencies & { chat: Chat; log: (message: string) => void };

/** The gateway as one function from request to response. */
export function createApp(dependencies: Dependencies): Hono<{ Bindings: Bindings }> {
  const origin = () => dependencies.site()?.registry.site;
  const reports = reportRoutes(dependencies);

  return new Hono<{ Bindings: Bindings }>()
    .onError(answerError(dependencies.log))
    .use(setSecurityHeaders(origin))
    .use(answerWorkerRequest)
    .post('/api/*', refuseForeign(origin), limitRequests(dependencies.limits))
    .route('/api/health', healthRoutes(dependencies))
    .route('/api/contact', contactRoutes(dependencies))
    .route('/api/counts', countRoutes(dependencies))
    .route('/api/reports', reports)
    .route('/api/failures', reports) // for shells of before, which open tabs still run
    .route('/api/chat', chatRoutes(dependencies.chat))
    .route('/api', modelRoutes(dependencies.chat))
    .all('/api/*', unknownAddress)
    .use(readOnly)
    .route('/', fileRoutes(dependencies))
    .route('/', pageRoutes(dependencies));
}
