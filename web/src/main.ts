import { mount } from 'svelte'
import '@fontsource-variable/inter'
import '@fontsource-variable/source-serif-4'
import './tokens.css'
import App from './App.svelte'
import { keepSettings } from './settings/settings.svelte'
import { keepPages } from './worker/register'

keepSettings(document.documentElement)
keepPages()

const target = document.getElementById('app')
if (target !== null) mount(App, { target })
