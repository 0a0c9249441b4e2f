/** Links of the same page in other words: pages are served without their query, which these links take along. */
const ATTRIBUTE = 'data-keeps-query'

export const KEEPS_QUERY = { [ATTRIBUTE]: '' }

/** For whoever clicks before the page's own scripts have come. */
export const KEEP_QUERY_SCRIPT = `addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[${ATTRIBUTE}]');if(a&&!a.search)a.search=location.search},true)`
