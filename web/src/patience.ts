/** How long a test waits for what must come: a busy machine is slow, a broken page is slower. */
import { configure } from '@testing-library/svelte'

configure({ asyncUtilTimeout: 20_000 })
