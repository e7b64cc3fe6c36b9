// Pages by their path, with the browser's own history.

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  private read() {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(target: string) {
    history.pushState(null, '', target);
    this.read();
    scrollTo(0, 0);
  }

  /** The same page, with another query. */
  replace(target: string) {
    history.replaceState(null, '', target);
    this.read();
  }

  /** The parts of the path: "/tables/abc" gives ["tables", "abc"]. */
  get parts(): string[] {
    return this.path.split('/').filter((part) => part !== '');
  }
}

export const router = new Router();

/** For links within the client. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || link.hasAttribute('download') || link.target) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
  if (url.hash) queueMicrotask(() => document.getElementById(url.hash.slice(1))?.scrollIntoView());
}
