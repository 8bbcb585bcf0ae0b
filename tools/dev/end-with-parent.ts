// Loaded before a process of ours (node --import): it ends when whoever started it is gone, also while it still loads.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Listening alone would keep a process running that has done its work, such as the site's build.
process.channel?.unref()
