// Browsers that subscribed before there was one worker for all name this file: it is the same worker, for the same pages.
importScripts('/service-worker.js')
